-- Where a vendor's games open: in the frame of /seamless, or in a window of their own.
ALTER TABLE catalogue.vendor ADD COLUMN opens_in text NOT NULL DEFAULT 'frame' CHECK (opens_in IN ('frame', 'window'));
