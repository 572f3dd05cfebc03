/** The address of the page that the chat frame shows. */
export const CHAT_PATH = '/wps/system/chat';
