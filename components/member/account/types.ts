export type ContactKind = 'email' | 'mobile';

/** The address or number that the code was sent to. The second call repeats it. */
export type CodeTarget = { email: string } | { mobileNum: string; countryDialingCode: string };
