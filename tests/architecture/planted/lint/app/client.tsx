// Refused: nextjs/no-async-client-component
'use client';

export default async function Client() {
  return <p />;
}
