import { answerSandboxCall } from '@/lib/conformance/sandbox/calls';

/** The vendor protocol of the sandbox: signed as /provider/v1, and answered without the ledger. */
export const POST = answerSandboxCall;
