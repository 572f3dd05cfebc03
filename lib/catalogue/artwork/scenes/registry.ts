import type { SceneId } from '../constants';
import type { Scene } from './elements';
import * as land from './land';
import * as town from './town';

export const SCENES: Record<SceneId, Scene> = {
  market: town.market,
  river: land.river,
  bamboo: land.bamboo,
  clouds: land.clouds,
  peaks: land.peaks,
  reef: land.reef,
  harbour: land.harbour,
  dunes: land.dunes,
  ziggurat: land.ziggurat,
  orchard: land.orchard,
  snow: land.snow,
  cosmos: town.cosmos,
  city: town.city,
  steppe: land.steppe,
  jungle: land.jungle,
  volcano: land.volcano,
  archive: town.archive,
  stage: town.stage,
  terraces: land.terraces,
  carnival: town.carnival,
  savanna: land.savanna,
  cavern: town.cavern,
  rooftops: town.rooftops,
  aurora: land.aurora,
  table: town.table,
  stadium: town.stadium,
  arena: town.arena,
  drawhall: town.drawhall,
  farmyard: land.farmyard,
};
