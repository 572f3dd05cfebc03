export {
  unknownCallResponse as DELETE,
  unknownCallResponse as GET,
  unknownCallResponse as PATCH,
  unknownCallResponse as POST,
  unknownCallResponse as PUT,
} from '@/lib/platform/http/unknown-call';
