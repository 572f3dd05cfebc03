/** Key of the list of sessions in the query cache. */
export const DEVICES_KEY = ['member-sessions'];
