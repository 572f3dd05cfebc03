-- When the seat's last round began, for the shortest time between two rounds (docs/trust.md P5).
ALTER TABLE studio.seat ADD COLUMN round_started_at timestamptz;
