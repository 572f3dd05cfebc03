/**
 * Pay lines by the shape of the grid. A line is a row per reel, from the left, rows counted from the top.
 * Each digit is the row on one reel, so that the shape of a line can be seen.
 */
const parse = (text: string): number[][] =>
  text
    .trim()
    .split(/\s+/)
    .map((line) => Array.from(line, Number));

/** 3 reels of 3 rows: the rows and both diagonals. */
export const LINES_3X3 = parse('111 000 222 012 210');

/** 5 reels of 3 rows, 50 different lines; a game with n lines uses the first n. */
export const LINES_5X3 = parse(`
  11111 00000 22222 01210 21012 00100 22122 12221 10001 11011
  11211 01010 21212 10101 12121 01110 21112 00200 22022 02120
  20102 02020 20202 00222 22000 01112 21110 10121 12101 01122
  21100 00122 22100 11200 11022 10012 12210 02220 20002 11012
  11210 00012 22210 01222 21000 10110 12112 01012 21210 02122`);

/** 5 reels of 4 rows, 50 different lines. */
export const LINES_5X4 = parse(`
  11111 22222 00000 33333 12321 21012 01210 32123 11211 22122
  00100 33233 10001 23332 12221 21112 01110 32223 11011 22322
  01010 32323 10101 23232 12121 21212 00111 33222 11000 22333
  01233 32100 00123 33210 12332 21001 01122 32211 11223 22110
  10121 23212 12101 21232 00222 33111 02020 31313 20102 13231`);
