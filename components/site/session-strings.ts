/** The words of the header's end, for visitors and for members. */
export interface SessionStrings {
  login: string;
  register: string;
  balance: string;
  showBalance: string;
  hideBalance: string;
  refresh: string;
  playMoney: string;
  accountMenu: string;
  messages: string;
  /** With {count}. */
  unread: string;
  deposit: string;
  withdraw: string;
}
