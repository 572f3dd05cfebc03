export type BoundKind = 'email' | 'mobile';

/** What the code was asked for, as the second call names it again. */
export type Asked = { email: string } | { mobileNum: string; countryDialingCode: string };
