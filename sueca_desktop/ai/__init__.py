"""Computer players. They see an Observation and nothing else."""
