import { model as trioOne } from './models/trio-one';
import { model as trioFive } from './models/trio-five';
import { model as tenLines } from './models/ten-lines';
import { model as twentyTriple } from './models/twenty-triple';
import { model as climbingLines } from './models/climbing-lines';
import { model as fiftyStacked } from './models/fifty-stacked';
import { model as ways243 } from './models/ways-243';
import { model as ways1024 } from './models/ways-1024';
import { model as expandingWilds } from './models/expanding-wilds';
import { model as twoWayRespins } from './models/two-way-respins';
import { model as coinHold } from './models/coin-hold';
import { model as chosenSymbol } from './models/chosen-symbol';
import { model as stickyWilds } from './models/sticky-wilds';
import { model as tumblingWays } from './models/tumbling-ways';
import { model as scatterOrbs } from './models/scatter-orbs';
import { model as clusterSeven } from './models/cluster-seven';
import { model as tallWays } from './models/tall-ways';
import type { ModelCode, SlotModel } from './types';

/** Every model of the studio, without its figures. */
export const models: Record<ModelCode, SlotModel> = {
  'trio-one': trioOne,
  'trio-five': trioFive,
  'ten-lines': tenLines,
  'twenty-triple': twentyTriple,
  'climbing-lines': climbingLines,
  'fifty-stacked': fiftyStacked,
  'ways-243': ways243,
  'ways-1024': ways1024,
  'expanding-wilds': expandingWilds,
  'two-way-respins': twoWayRespins,
  'coin-hold': coinHold,
  'chosen-symbol': chosenSymbol,
  'sticky-wilds': stickyWilds,
  'tumbling-ways': tumblingWays,
  'scatter-orbs': scatterOrbs,
  'cluster-seven': clusterSeven,
  'tall-ways': tallWays,
};
