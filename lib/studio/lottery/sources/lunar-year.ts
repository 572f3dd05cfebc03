/** Month and day of the lunar new year of China, from 2020 on. The Chinese calendar of ICU is a day late in 2027, so it is not used. */
const FIRST_YEAR = 2020;
const NEW_YEARS = (
  '0125 0212 0201 0122 0210 0129 0217 0206 0126 0213 0203 0123 0211 0131 0219 0208 ' +
  '0128 0215 0204 0124 0212 0201 0122 0210 0130 0217 0206 0126 0214 0202 0123'
).split(' ');

/** China has had this offset all year since 1991. */
const CHINA_MS = 8 * 3_600_000;

/**
 * The animal of the lunar year in which a moment is, by the days of China: 0 is the rat, 11 the pig. It is what 49-ball takes as its given
 * number. Throws RangeError before the lunar year 2020 and after 2050.
 */
export function animalOfYear(moment: Date): number {
  const day = new Date(moment.getTime() + CHINA_MS).toISOString();
  const year = Number(day.slice(0, 4));
  const newYear = NEW_YEARS[year - FIRST_YEAR];
  const isBefore = newYear !== undefined && day.slice(5, 7) + day.slice(8, 10) < newYear;
  if (newYear === undefined || (isBefore && year === FIRST_YEAR))
    throw new RangeError('a lunar year that is not known');
  return (year - (isBefore ? 1 : 0) - 4) % 12;
}
