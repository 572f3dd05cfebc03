/** The texts of the header's end, for visitors and members. */
export interface SessionStrings {
  login: string;
  register: string;
  balance: string;
  showBalance: string;
  hideBalance: string;
  refresh: string;
  playMoney: string;
  bonusMoney: string;
  accountMenu: string;
  messages: string;
  /** Contains {count}. */
  unread: string;
  deposit: string;
  withdraw: string;
}
