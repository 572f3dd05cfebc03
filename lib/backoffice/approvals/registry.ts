import { awardAction } from '../activities/award';
import { changeModeAction } from '../activities/mode';
import { approveCommissionAction, payCommissionAction } from '../commissions/decisions';
import { changeAgentRulesAction } from '../agent-contracts/rules-approval';
import { printCodesAction } from '../cash-codes/print';
import { changeGameAction, changeLimitsAction, changeSeriesAction } from '../lottery/settings';
import { adjustBalanceAction } from '../members/adjustment';
import { endExclusionAction } from '../protection/end-exclusion';
import { adjustPointsAction, importPointsAction } from '../points/adjustment';
import { publishBonusAction } from '../bonuses/publish';
import { publishedCompetition } from '../competitions/publish';
import { publishedMission } from '../missions/publish';
import { addPlanAction, deletePlanAction } from '../rebate/plan';
import { changeReferralRulesAction } from '../referral/rules';
import { giveRewardAction } from '../rewards/give';
import { voidRoundAction } from '../rounds/void';
import { assignRankAction, changeLadderAction } from '../vip/approval';
import { changeThreshold } from './threshold';
import type { ApprovalAction } from './types';

/**
 * Every action that may need two operators. How to add one: lib/backoffice/README.md. The list forgets the types of payload and state,
 * which each action checks itself.
 */
export const APPROVAL_ACTIONS: readonly ApprovalAction[] = [
  changeThreshold as unknown as ApprovalAction,
  adjustBalanceAction as unknown as ApprovalAction,
  voidRoundAction as unknown as ApprovalAction,
  printCodesAction as unknown as ApprovalAction,
  endExclusionAction as unknown as ApprovalAction,
  adjustPointsAction as unknown as ApprovalAction,
  importPointsAction as unknown as ApprovalAction,
  giveRewardAction as unknown as ApprovalAction,
  awardAction as unknown as ApprovalAction,
  changeModeAction as unknown as ApprovalAction,
  publishBonusAction as unknown as ApprovalAction,
  publishedMission.action as unknown as ApprovalAction,
  publishedCompetition.action as unknown as ApprovalAction,
  changeLadderAction as unknown as ApprovalAction,
  assignRankAction as unknown as ApprovalAction,
  approveCommissionAction as unknown as ApprovalAction,
  payCommissionAction as unknown as ApprovalAction,
  addPlanAction as unknown as ApprovalAction,
  deletePlanAction as unknown as ApprovalAction,
  changeReferralRulesAction as unknown as ApprovalAction,
  changeAgentRulesAction as unknown as ApprovalAction,
  changeGameAction as unknown as ApprovalAction,
  changeLimitsAction as unknown as ApprovalAction,
  changeSeriesAction as unknown as ApprovalAction,
];

/** The action of this name; undefined if this version has none. */
export const findAction = (name: string): ApprovalAction | undefined =>
  APPROVAL_ACTIONS.find((action) => action.name === name);
