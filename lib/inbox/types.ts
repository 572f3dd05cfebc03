export type MessageKind = 'email' | 'sms';
export type DeliveryStatus = 'stored' | 'sent' | 'retrying' | 'failed' | 'expired';
