export {
  noSuchCall as DELETE,
  noSuchCall as GET,
  noSuchCall as PATCH,
  noSuchCall as POST,
  noSuchCall as PUT,
} from '@/lib/platform/http/no-such-call';
