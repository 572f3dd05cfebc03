export {
  dialectCall as DELETE,
  dialectCall as GET,
  dialectCall as PATCH,
  dialectCall as POST,
  dialectCall as PUT,
} from '@/lib/gateway/dialects/route';
