/** The page of an unknown game, inside the frame. */
export { GameMissing as default } from '@/components/studio/game-missing';
