export const i18n = 'i18n';
