/** Where the query cache keeps the list of devices. */
export const DEVICES_KEY = ['member-sessions'];
