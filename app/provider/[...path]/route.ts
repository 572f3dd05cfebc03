import { unknownVendorCall } from '@/lib/gateway/unknown-call';

export const DELETE = unknownVendorCall;
export const GET = unknownVendorCall;
export const PATCH = unknownVendorCall;
export const POST = unknownVendorCall;
export const PUT = unknownVendorCall;
