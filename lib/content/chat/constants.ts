/** Where the frame of the chat room is. */
export const CHAT_PATH = '/wps/system/chat';
