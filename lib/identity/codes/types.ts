/** What a code opens; one that was sent for another purpose opens nothing (trust.md X7). */
export type CodePurpose = 'login' | 'register' | 'reset' | 'bind' | 'extra' | 'emailBind' | 'emailExtra';
