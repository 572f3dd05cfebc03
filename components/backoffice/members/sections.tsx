import { BonusesSection } from './bonuses-section';
import { DownlineSection } from './downline-section';
import { MessagesSection } from './messages-section';
import { NotesSection } from './notes-section';
import { OverviewSection } from './overview-section';
import { PaymentsSection } from './payments-section';
import { ProtectionSection } from './protection-section';
import { RewardsSection } from './rewards-section';
import { RoundsSection } from './rounds-section';
import type { MemberSection } from './section';
import { SessionsSection } from './sessions-section';
import { StatementSection } from './statement-section';

/** The sections of the member's page, in the order of the tabs. To add one, add an entry here and its text (section.ts). */
export const MEMBER_SECTIONS: readonly MemberSection[] = [
  { key: 'overview', permission: 'members.read', Content: OverviewSection },
  { key: 'statement', permission: 'members.read', Content: StatementSection },
  { key: 'rounds', permission: 'members.read', Content: RoundsSection },
  { key: 'payments', permission: 'cashier.read', Content: PaymentsSection },
  { key: 'bonuses', permission: 'members.read', Content: BonusesSection },
  { key: 'rewards', permission: 'members.read', Content: RewardsSection },
  { key: 'sessions', permission: 'members.read', Content: SessionsSection },
  { key: 'notes', permission: 'members.read', Content: NotesSection },
  { key: 'protection', permission: 'protection.read', Content: ProtectionSection },
  { key: 'downline', permission: 'members.read', Content: DownlineSection },
  { key: 'messages', permission: 'members.read', Content: MessagesSection },
];
