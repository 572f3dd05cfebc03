/** Header, side menu and footer of the site around a preview. */
export { default } from '@/app/[locale]/(site)/layout';
