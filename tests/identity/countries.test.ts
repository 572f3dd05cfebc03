import examples from 'libphonenumber-js/examples.mobile.json';
import { getCountries, getExampleNumber } from 'libphonenumber-js/mobile';
import { GET as countries } from '@/app/wps/system/countries/route';
import { POST as sendSms } from '@/app/wps/verification/sms/register/route';
import { setFlag } from '@/lib/content/commands';
import { COUNTRIES, countriesOf, isNumberOf } from '@/lib/identity/mobile/countries';
import { toE164 } from '@/lib/identity/mobile/rules';
import { Browser } from '../support/browser';
import { useTestDatabase } from '../support/database';

const held = useTestDatabase();
const codes = (list: readonly { code: string }[]) => list.map(({ code }) => code);

const listed = async (query = '') => {
  const answer = await new Browser().send(countries, 'GET', `/wps/system/countries${query}`);
  return (answer.body.value as { list: { countryCode: string }[] }).list.map((one) => one.countryCode);
};

it('are all that libphonenumber-js knows, the site’s own first', () => {
  expect(codes(COUNTRIES).slice(0, 3)).toEqual(['TH', 'VN', 'CN']);
  expect(codes(COUNTRIES).sort()).toEqual([...getCountries()].sort());
});

it('take a mobile number of each', () => {
  const refused = COUNTRIES.filter(({ code, dialling }) => {
    const example = getExampleNumber(code, examples);
    const number = example && toE164(dialling, example.nationalNumber);
    return number !== example?.number || (number && !isNumberOf(number, [{ code, dialling }]));
  });
  expect(codes(refused)).toEqual([]);
});

it('are those of the setting, in its order', () => {
  expect(codes(countriesOf('VN,TH'))).toEqual(['VN', 'TH']);
  expect(countriesOf('')).toBe(COUNTRIES);
});

it('are told apart where they share a dialling code', () => {
  const canada = countriesOf('CA');
  expect(isNumberOf('+15062345678', canada)).toBe(true);
  expect(isNumberOf('+12015550123', canada)).toBe(false);
});

describe('with an operator’s list', () => {
  beforeAll(async () => {
    await setFlag(held.db, 'mobileRegistration', true, true);
    await setFlag(held.db, 'registrationCountries', 'VN,LA', false);
  });

  it('are only those where somebody registers, and all elsewhere', async () => {
    expect(await listed('?purpose=registration')).toEqual(['VN', 'LA']);
    expect(await listed()).toHaveLength(COUNTRIES.length);
  });

  it('refuse a code for another country’s number before anything is sent', async () => {
    const body = { mobileNum: '0812345678', countryDialingCode: '66' };
    const answer = await new Browser().send(sendSms, 'POST', '/wps/verification/sms/register', body);
    expect(answer.status).toBe(400);
    expect(answer.body.fields?.countryDialingCode?.code).toBe('DIALLING_CODE');
    expect(await held.db.selectFrom('identity.outgoing').selectAll().execute()).toEqual([]);
  });
});
