-- How many games of each vendor and category can be played: a category of which nothing is open is shown last.
INSERT INTO catalogue.tally (game_type, vendor_code, class, games)
SELECT game_type, vendor_code, 'OPEN', count(*) FROM catalogue.game WHERE status = 'active' GROUP BY 1, 2;
