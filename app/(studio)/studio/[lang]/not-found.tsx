/** No such game: said in its own document, which stands in the frame. */
export { GameMissing as default } from '@/components/studio/game-missing';
