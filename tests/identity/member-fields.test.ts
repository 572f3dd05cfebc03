/** lib/identity/member-fields.ts is the one list of the fields that members fill in; everything else agrees with it. */
import account from '@/messages/en/account.json';
import identity from '@/messages/en/identity.json';
import office from '@/messages/en/backoffice-site.json';
import mobile from '@/messages/en/mobile.json';
import {
  MEMBER_FIELDS,
  PROFILE_FIELDS,
  REGISTRATION_FIELDS,
  registrationSetting,
  type MemberField,
} from '@/lib/identity/member-fields';
import { createMember } from '@/lib/identity/commands';
import { storeProfile } from '@/lib/identity/profile/commands';
import { profileOf } from '@/lib/identity/profile/queries';
import { fieldRules } from '@/lib/identity/registration/queries';
import { useTestDatabase } from '../support/database';

const held = useTestDatabase();
const withRule = REGISTRATION_FIELDS.filter((field) => registrationSetting(field) !== 'companion');

it('has a rule in the database for each field of the registration form, and no other', async () => {
  const rules = await fieldRules(held.db);
  expect(rules.map(({ field }) => field).sort()).toEqual([...withRule].sort());
});

it('ships the same rule for registration as for "my account"', async () => {
  const rules = await fieldRules(held.db);
  const shared = withRule.filter((field) => (MEMBER_FIELDS[field] as MemberField).profile);
  expect(shared).toEqual(['line', 'whatsapp', 'wechat', 'facebook', 'qqNum']);
  for (const field of shared) {
    const rule = rules.find((one) => one.field === field);
    expect(rule).toMatchObject({ ...(MEMBER_FIELDS[field] as MemberField).profile });
  }
});

it('has names that the table of profile fields accepts', async () => {
  const { id } = await createMember(held.db, { account: 'everyfield' });
  const all = Object.fromEntries(Object.keys(MEMBER_FIELDS).map((field) => [field, 'value']));
  await storeProfile(held.db, id, all);
  expect(await profileOf(held.db, id)).toEqual(all);
  await expect(storeProfile(held.db, id, { telegram2: 'value' })).rejects.toMatchObject({
    constraint: 'profile_field_field_check',
  });
});

it('has a label wherever a field is shown', () => {
  const inForm = { ...identity.fields, affiliateCode: mobile.affiliateCode } as Record<string, string>;
  // The code has a step of its own, and the picture has a label of its own.
  const ownPlace = new Set(['verificationCode', 'captcha']);
  const unlabelled = [
    ...withRule.filter((field) => !ownPlace.has(field) && !inForm[field]),
    ...withRule.filter(
      (field) =>
        registrationSetting(field) !== 'derived' &&
        !(office.register.fields as Record<string, string>)[field],
    ),
    ...PROFILE_FIELDS.filter((field) => !(account.fields as Record<string, string>)[field]),
  ];
  expect(unlabelled).toEqual([]);
});
