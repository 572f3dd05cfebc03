/** What a code is for. It cannot be used for another purpose (X7). */
export type CodePurpose = 'login' | 'register' | 'reset' | 'bind' | 'extra' | 'emailBind' | 'emailExtra';
