import type { TaskList } from 'graphile-worker';
import { expireOffers } from '@/lib/agents/contracts/commands';
import { offerTermsOfLinkJob } from '@/lib/agents/links/offers';
import { settleAgents } from '@/lib/agents/settlement/jobs';
import { applyDue } from '@/lib/agents/lines/commands';
import { logAuditAnchor, sweepBackOffice } from '@/lib/backoffice/jobs';
import { deleteOldExports, runExport, runSchedules } from '@/lib/backoffice/exports/jobs';
import { sweepTasks } from '@/lib/backoffice/tasks/commands';
import { applyMemberImport, sweepMemberImports } from '@/lib/backoffice/member-imports/jobs';
import { verifySite } from '@/lib/backoffice/verification/commands';
import { readDueArtwork } from '@/lib/catalogue/desk/artwork';
import { applyImport, sweepImports } from '@/lib/catalogue/imports/jobs';
import { endMaintenance } from '@/lib/catalogue/vendors/commands';
import { expireConfirmations, deleteUnusedUploads } from '@/lib/cashier/jobs';
import { askDue } from '@/lib/cashier/providers/jobs';
import { deleteEndedSandboxes } from '@/lib/conformance/sandbox/commands';
import { database } from '@/lib/db/client';
import { sweepVerifications } from '@/lib/identity/extra/jobs';
import { notifyBruteForce } from '@/lib/identity/guessing/jobs';
import { deleteExpiredLaunches, deleteOldHealth } from '@/lib/gateway/jobs';
import { askDueTransfers } from '@/lib/gateway/transfers/jobs';
import { readAllRounds } from '@/lib/gateway/transfers/rounds';
import { sweepIdentity } from '@/lib/identity/jobs';
import { rotatePayloadKeys } from '@/lib/identity/payload/jobs';
import { sendResetLink, sweepResetLinks } from '@/lib/identity/recovery/jobs';
import { closeIdleChats } from '@/lib/inbox/chat/commands';
import { deleteOldChats } from '@/lib/inbox/chat/jobs';
import { deliverMessage, deleteOldMessages } from '@/lib/inbox/jobs';
import { SEND_TASK } from '@/lib/inbox/messages/constants';
import { sendDueMessages } from '@/lib/inbox/messages/jobs';
import { pushNews } from '@/lib/inbox/push/jobs';
import { rollUpDays, takeCheckpoint } from '@/lib/ledger/jobs';
import { sweepProtection } from '@/lib/protection/jobs';
import { rollUpMoney } from '@/lib/reporting/money/commands';
import { rollUp } from '@/lib/reporting/rollups/commands';
import { settlementZone } from '@/lib/reporting/settlement';
import { updateRtpMonitor } from '@/lib/reporting/rtp-monitor/commands';
import { sweepBonuses } from '@/lib/rewards/bonus-money/jobs';
import { sweepFreeRounds } from '@/lib/rewards/free-rounds/jobs';
import { runBonuses } from '@/lib/rewards/bonuses/jobs';
import { expireRewards } from '@/lib/rewards/centre/jobs';
import { runCompetitions } from '@/lib/rewards/competitions/jobs';
import { runMissions } from '@/lib/rewards/missions/jobs';
import { earnReferrals } from '@/lib/rewards/referral/commands';
import { earnPoints } from '@/lib/rewards/points/jobs';
import { paySchedule, updateRebates } from '@/lib/rewards/rebate/jobs';
import { updateVip } from '@/lib/rewards/vip/jobs';
import { runRaffles } from '@/lib/rewards/promotions/raffles/commands';
import { runDetectors, sweepPlays } from '@/lib/risk/commands';
import { removeOldDraws } from '@/lib/studio/lottery/draws/removal';
import { settleStrandedSpins, voidRoundsOfGoneVersions } from '@/lib/studio/play/jobs';
import { studioHost } from '@/lib/studio-host/host';
import { DELIVER_TASK } from '@/lib/webhooks/constants';
import { deleteOldEvents, deliverDue } from '@/lib/webhooks/jobs';
import { computeGameMarks } from './game-marks';
import { publishedFigures } from './published-figures';

/** All jobs, scheduled or enqueued by a room, by their name in the queue. */
export const tasks: TaskList = {
  'agents-link-offers': (payload) => offerTermsOfLinkJob(database(), payload),
  'agents-offers': async () => void (await expireOffers(database())),
  'agents-settle': () => settleAgents(database()),
  'agents-lines': async () => void (await applyDue(database())),
  'backoffice-audit-anchor': () => logAuditAnchor(database()),
  'backoffice-sweep': () => sweepBackOffice(database()),
  'backoffice-export': (payload, helpers) => runExport(database(), payload, helpers.job),
  'backoffice-member-import': (payload) => applyMemberImport(database(), payload),
  'backoffice-exports-sweep': () => deleteOldExports(database()),
  'backoffice-schedules': () => runSchedules(database()),
  'backoffice-tasks-sweep': () => sweepTasks(database()),
  'catalogue-artwork': async () => void (await readDueArtwork(database())),
  'catalogue-import': (payload) => applyImport(database(), payload),
  'catalogue-maintenance': async () => void (await endMaintenance(database())),
  'catalogue-marks': () => computeGameMarks(database()),
  'catalogue-sweep': async () => {
    await sweepImports(database());
    await sweepMemberImports(database());
  },
  'conformance-sweep': () => deleteEndedSandboxes(database()),
  'cashier-confirm': () => expireConfirmations(database()),
  'cashier-providers': () => askDue(database()),
  'cashier-sweep': () => deleteUnusedUploads(database()),
  'identity-guessing': (payload) => notifyBruteForce(database(), payload),
  'identity-payload-keys': () => rotatePayloadKeys(database()),
  'identity-verifications-sweep': () => sweepVerifications(database()),
  'gateway-sweep': async () => {
    await deleteExpiredLaunches(database());
    await deleteOldHealth(database());
  },
  'gateway-transfers': () => askDueTransfers(database()),
  'gateway-wallet-rounds': () => readAllRounds(database()),
  'identity-reset-link': (payload) => sendResetLink(database(), payload),
  'identity-reset-sweep': () => sweepResetLinks(database()),
  'identity-sweep': () => sweepIdentity(database()),
  [SEND_TASK]: async () => void (await sendDueMessages(database())),
  'inbox-push': async () => void (await pushNews(database())),
  'inbox-sweep': async () => {
    await deleteOldMessages(database());
    await deleteOldChats(database());
  },
  'inbox-chats': async () => void (await closeIdleChats(database())),
  'ledger-checkpoint': async () => {
    await takeCheckpoint(database());
    await rollUpDays(database(), settlementZone());
  },
  verify: async () => void (await verifySite(database())),
  'outgoing-deliver': (payload, helpers) => deliverMessage(database(), payload, helpers.job),
  'protection-sweep': () => sweepProtection(database()),
  'reporting-rollups': async () => {
    await rollUp(database(), settlementZone());
    await rollUpMoney(database(), settlementZone());
  },
  'reporting-returns': async () => void (await updateRtpMonitor(database(), publishedFigures())),
  'risk-detectors': async () => void (await runDetectors(database(), settlementZone())),
  'risk-sweep': () => sweepPlays(database()),
  'rewards-bonuses': () => sweepBonuses(database()),
  'rewards-free-rounds': () => sweepFreeRounds(database()),
  'rewards-triggers': () => runBonuses(database()),
  'rewards-expiry': () => expireRewards(database()),
  'rewards-competitions': () => runCompetitions(database()),
  'rewards-missions': () => runMissions(database()),
  'rewards-referral': () => earnReferrals(database()),
  'rewards-points': () => earnPoints(database()),
  'rewards-rebate': () => updateRebates(database()),
  'rewards-rebate-pay': () => paySchedule(database()),
  'rewards-raffles': () => runRaffles(database()),
  'rewards-vip': () => updateVip(database()),
  'studio-draws-sweep': async () => void (await removeOldDraws(studioHost().sql)),
  'studio-stranded': async () => {
    await settleStrandedSpins(studioHost());
    await voidRoundsOfGoneVersions(studioHost());
  },
  [DELIVER_TASK]: () => deliverDue(database()),
  'webhooks-sweep': () => deleteOldEvents(database()),
};

/** What the urgent runner runs: messages to one person, who waits for them. A job here takes seconds at most. */
export const urgentTasks: ReadonlySet<string> = new Set([
  'outgoing-deliver',
  'identity-reset-link',
  'identity-guessing',
]);

/** The schedule, in UTC. A job that runs every few minutes is tried once (`max=1`): the next run is its second try. */
export const crontab = `
* * * * * agents-lines ?max=1
* * * * * cashier-confirm ?max=1
* * * * * cashier-providers ?max=1
* * * * * gateway-transfers ?max=1
* * * * * gateway-wallet-rounds ?max=1
* * * * * inbox-messages ?max=1
* * * * * inbox-push ?max=1
*/5 * * * * inbox-chats ?max=1
* * * * * catalogue-maintenance ?max=1
* * * * * ledger-checkpoint ?max=1
* * * * * reporting-rollups ?max=1
* * * * * rewards-bonuses ?max=1
* * * * * rewards-expiry ?max=1
* * * * * rewards-free-rounds ?max=1
* * * * * rewards-triggers ?max=1
* * * * * rewards-competitions ?max=1
* * * * * rewards-missions ?max=1
* * * * * rewards-points ?max=1
* * * * * rewards-raffles ?max=1
*/5 * * * * rewards-referral ?max=1
* * * * * studio-stranded ?max=1
32 * * * * studio-draws-sweep
* * * * * webhooks-deliver ?max=1
* * * * * rewards-rebate ?max=1
*/15 * * * * rewards-rebate-pay ?max=1
*/5 * * * * rewards-vip ?max=1
1,6,11,16,21,26,31,36,41,46,51,56 * * * * agents-settle ?max=1
*/15 * * * * agents-offers ?max=1
*/10 * * * * catalogue-marks ?max=1
*/5 * * * * reporting-returns ?max=1
*/5 * * * * risk-detectors ?max=1
*/15 * * * * backoffice-schedules ?max=1
3 * * * * backoffice-audit-anchor
5 * * * * backoffice-sweep
7 * * * * identity-payload-keys
12 * * * * identity-verifications-sweep
15 * * * * identity-reset-sweep
17 * * * * identity-sweep
22 * * * * conformance-sweep
27 * * * * gateway-sweep
37 * * * * cashier-sweep
42 * * * * backoffice-tasks-sweep
47 * * * * inbox-sweep
52 * * * * backoffice-exports-sweep
22 * * * * protection-sweep
55 * * * * webhooks-sweep
47 3 * * * risk-sweep
57 3 * * * catalogue-sweep
27 3 * * * verify
`;
