import { databaseUrl } from '../../../../support/template-database';

export const seen = databaseUrl;
