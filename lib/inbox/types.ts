export type Channel = 'email' | 'sms';
export type DeliveryStatus = 'kept' | 'sent' | 'retrying' | 'failed' | 'expired';
