/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { ReplyForm } from '@/components/backoffice/feedback/reply-form';
import { MemberTags } from '@/components/backoffice/members/member-tags';
import { NewMemberForm } from '@/components/backoffice/members/new-member-form';
import { WriteMessage } from '@/components/backoffice/members/write-message';
import { MessageForm } from '@/components/backoffice/messages/message-form';
import { SegmentForm } from '@/components/backoffice/segments/segment-form';
import { Conversation } from '@/components/backoffice/service/conversation';
import { PreparedAnswerForm } from '@/components/backoffice/service/prepared-answer-form';
import type { OfficeChat } from '@/components/backoffice/service/types';
import backoffice from '@/messages/en/backoffice.json';
import feedback from '@/messages/en/backoffice-feedback.json';
import members from '@/messages/en/backoffice-members.json';
import inbox from '@/messages/en/backoffice-messages.json';
import segments from '@/messages/en/backoffice-segments.json';
import service from '@/messages/en/backoffice-service.json';
import errors from '@/messages/en/errors.json';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn(), push }) }));
// The editor of HTML is loaded apart and has its own tests.
jest.mock('@/components/backoffice/rich-text/rich-text-field', () => ({
  RichTextField: ({
    label,
    value,
    onChange,
  }: {
    label: string;
    value: string;
    onChange(text: string): void;
  }) => <textarea aria-label={label} value={value} onChange={(event) => onChange(event.target.value)} />,
}));

interface Sent {
  path: string;
  body: Record<string, unknown>;
}
let sent: Sent[];
/** What the next calls answer; the last one answers all further calls. */
let answers: { status: number; body: object }[];
const good = (value: object) => ({ status: 200, body: { success: true, value } });
const bad = (code: string, message: string, fields?: object) => ({
  status: 400,
  body: { success: false, code, message, ...(fields && { fields }) },
});

beforeEach(() => {
  sent = [];
  answers = [good({})];
  push.mockClear();
  global.fetch = jest.fn(async (path: string, init: RequestInit) => {
    sent.push({ path, body: JSON.parse(String(init.body)) as Sent['body'] });
    const { status, body } = answers.length > 1 ? answers.shift()! : answers[0]!;
    return { ok: status < 400, status, json: async () => body };
  }) as unknown as typeof fetch;
});

const messages = {
  backoffice,
  errors,
  'backoffice-feedback': feedback,
  'backoffice-members': members,
  'backoffice-messages': inbox,
  'backoffice-segments': segments,
  'backoffice-service': service,
};
const show = (children: ReactNode) =>
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      {children}
    </NextIntlClientProvider>,
  );
const user = userEvent.setup();
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const calls = (count: number) => waitFor(() => expect(sent).toHaveLength(count));

test('a message can be sent only as it was previewed, and an attempt that failed is repeated with the same request id', async () => {
  const preview = good({ count: 2, sample: [], texts: { en: { title: 'News', html: '<p>Hello</p>' } } });
  answers = [preview, preview, bad('UNKNOWN_ERROR', 'Try again.'), good({ id: '8' })];
  show(<MessageForm segments={[]} account="mina" />);
  expect(screen.getByLabelText(/^Account names/)).toHaveValue('mina');
  await user.type(screen.getByLabelText(/^Title/), 'News');
  await user.type(screen.getByLabelText('Text'), 'Hello');
  await press('Show the preview');
  await screen.findByRole('button', { name: 'Send to 2 members' });
  await user.type(screen.getByLabelText('Text'), '!');
  expect(screen.queryByRole('button', { name: /^Send to/ })).not.toBeInTheDocument();
  await press('Show the preview');
  await user.click(await screen.findByRole('button', { name: 'Send to 2 members' }));
  expect(await screen.findByText('Try again.')).toBeInTheDocument();
  await press('Send to 2 members');
  await waitFor(() => expect(push).toHaveBeenCalledWith('/backoffice/messages/8'));
  expect(sent.map(({ path }) => path.replace('/backoffice/api/messages', ''))).toEqual([
    '/preview',
    '/preview',
    '',
    '',
  ]);
  expect(sent[2]!.body).toMatchObject({
    title: { en: 'News' },
    body: { en: 'Hello!' },
    audience: { kind: 'accounts', accounts: 'mina' },
    startsAt: null,
  });
  expect(sent[3]!.body).toEqual(sent[2]!.body);
});

test('a preview that is refused says why, and nothing can be sent', async () => {
  answers = [bad('TOO_MANY_REQUESTS', 'Please wait 20 seconds.')];
  show(<MessageForm segments={[{ id: '4', name: 'Sleepers' }]} segmentId="4" />);
  await press('Show the preview');
  expect(await screen.findByText('Please wait 20 seconds.')).toBeInTheDocument();
  expect(sent[0]!.body).toMatchObject({ audience: { kind: 'segment', segmentId: '4' } });
  expect(screen.queryByRole('button', { name: /^Send to/ })).not.toBeInTheDocument();
});

test('a segment sends its conditions as numbers and amounts, counts its members, and shows an error at its condition', async () => {
  answers = [
    good({ count: 12, sample: [{ id: '5', account: 'mina' }] }),
    bad('INVALID_INPUT', 'Check the fields.', {
      'rule.conditions.1.atLeast': { code: 'TOO_SMALL', message: 'Too small' },
    }),
  ];
  show(<SegmentForm name="Sleepers" rule={{ match: 'all', conditions: [] }} options={{}} />);
  for (const [place, field, limit] of [
    [0, 'lastLoginAgo', '30'],
    [1, 'depositSum', '10.50'],
  ] as const) {
    await press('Add a condition');
    const condition = within(screen.getAllByRole('group')[place]!);
    await user.selectOptions(condition.getByLabelText('Condition'), field);
    await user.type(condition.getByLabelText('At least'), limit);
  }
  await press('Count members');
  expect(await screen.findByText('12 members')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'mina' })).toHaveAttribute('href', '/backoffice/members/5');
  const rule = {
    match: 'all',
    conditions: [
      { field: 'lastLoginAgo', atLeast: 30, never: false },
      { field: 'depositSum', atLeast: '10.50', period: null },
    ],
  };
  expect(sent[0]).toEqual({ path: '/backoffice/api/segments/preview', body: { rule } });
  await press('Save');
  await calls(2);
  expect(sent[1]).toEqual({ path: '/backoffice/api/segments', body: { name: 'Sleepers', rule } });
  const [first, second] = screen.getAllByRole('group');
  expect(await within(second!).findByText('Too small')).toBeInTheDocument();
  expect(within(first!).queryByText('Too small')).not.toBeInTheDocument();
  expect(push).not.toHaveBeenCalled();
});

test('a prepared answer is saved with its version and without empty languages', async () => {
  answers = [
    bad('INVALID_INPUT', '', { title: { code: 'TAKEN', message: 'Name taken' } }),
    good({ id: '3' }),
  ];
  show(<PreparedAnswerForm saved={{ id: '3', version: 7 }} title="Hours" texts={{ en: 'We open at 9.' }} />);
  await press(/ไทย/);
  await user.type(screen.getByLabelText(/^Text/), 'เปิด 9 โมง');
  await press(/中文/);
  await user.type(screen.getByLabelText(/^Text/), ' ');
  await press('Save');
  expect(await screen.findByText('Name taken')).toBeInTheDocument();
  expect(sent[0]).toEqual({
    path: '/backoffice/api/prepared-answers/3',
    body: { title: 'Hours', texts: { en: 'We open at 9.', th: 'เปิด 9 โมง' }, version: 7 },
  });
  await press('Save');
  await waitFor(() => expect(push).toHaveBeenCalledWith('/backoffice/chat/answers'));
});

const PREPARED = [{ id: '1', title: 'Hours', texts: { en: 'We open at 9.', th: 'เปิด 9 โมง' } }];
const chat = (changes: Partial<OfficeChat> = {}) =>
  ({
    id: '6',
    member: { id: '5', account: 'mina' },
    operator: { id: '1', name: 'Mina' },
    status: 'open',
    language: 'th',
    isMuted: false,
    messages: [],
    ...changes,
  }) as unknown as OfficeChat;

test('a prepared answer in the language of the person is put into the chat; a failed answer is repeated with its request id', async () => {
  answers = [bad('UNKNOWN_ERROR', 'Try again.'), good({})];
  show(<Conversation chat={chat()} self="1" operators={[]} preparedAnswers={PREPARED} />);
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  await user.selectOptions(screen.getByLabelText('Use a prepared answer'), 'Hours');
  expect(screen.getByLabelText('Answer')).toHaveValue('เปิด 9 โมง');
  await press('Send');
  expect(await screen.findByText('Try again.')).toBeInTheDocument();
  expect(screen.getByLabelText('Answer')).toHaveValue('เปิด 9 โมง');
  await press('Send');
  await calls(2);
  expect(sent[1]).toEqual(sent[0]);
  expect(sent[0]).toMatchObject({ path: '/backoffice/api/chats/6/messages', body: { text: 'เปิด 9 โมง' } });
  await waitFor(() => expect(screen.getByLabelText('Answer')).toHaveValue(''));
});

test('a conversation of another operator cannot be answered', () => {
  const other = chat({ operator: { id: '2', name: 'Ari' } } as Partial<OfficeChat>);
  show(<Conversation chat={other} self="1" operators={[]} preparedAnswers={PREPARED} />);
  expect(screen.queryByRole('button', { name: 'Send' })).not.toBeInTheDocument();
  expect(screen.getByText('With Ari')).toBeInTheDocument();
});

test('feedback in a language without a prepared text is answered with the English one; an empty answer is not sent', async () => {
  show(<ReplyForm id="9" answerBy="notice" preparedAnswers={PREPARED} language="ar" />);
  await press(feedback.sendAnswer);
  expect(await screen.findByText(errors.fields.REQUIRED)).toBeInTheDocument();
  expect(sent).toEqual([]);
  await user.selectOptions(screen.getByLabelText('Use a prepared answer'), 'Hours');
  await press(feedback.sendAnswer);
  await calls(1);
  expect(sent[0]).toMatchObject({
    path: '/backoffice/api/feedback/9/answer',
    body: { answer: 'We open at 9.' },
  });
});

test('a new member shows the one-time password once; a refused field keeps what was typed', async () => {
  answers = [
    bad('INVALID_INPUT', '', { account: { code: 'TAKEN', message: 'This account exists' } }),
    good({ id: '77', account: 'newone', password: 'amber-lantern-42', endsAt: '2026-05-02T08:00:00Z' }),
  ];
  show(<NewMemberForm />);
  const account = screen.getByLabelText(/^Account name/);
  await user.type(account, 'newone');
  await press('Create the member');
  expect(await screen.findByText('This account exists')).toBeInTheDocument();
  expect(account).toHaveValue('newone');
  await waitFor(() => expect(account).toHaveFocus());
  await press('Create the member');
  expect(await screen.findByText('amber-lantern-42')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open the member' })).toHaveAttribute(
    'href',
    '/backoffice/members/77',
  );
  await press('Create another one');
  expect(screen.queryByText('amber-lantern-42')).not.toBeInTheDocument();
  expect(screen.getByLabelText(/^Account name/)).toHaveValue('');
});

test('tags are saved together, after a change only, and not without the permission', async () => {
  const tags = [
    { id: '1', name: 'VIP', colour: 'amber' },
    { id: '2', name: 'Slow payer', colour: 'jade' },
  ] as never;
  const { unmount } = show(<MemberTags memberId="5" tags={tags} chosen={['1']} canChange />);
  const save = screen.getByRole('button', { name: members.tags.memberSave });
  expect(save).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: 'Slow payer' }));
  await user.click(save);
  await calls(1);
  expect(sent[0]).toEqual({ path: '/backoffice/api/members/5/tags', body: { tagIds: ['1', '2'] } });
  unmount();
  show(<MemberTags memberId="5" tags={tags} chosen={['1']} canChange={false} />);
  expect(screen.getByText('VIP')).toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('the page of a member leads to a message to this account', () => {
  show(<WriteMessage account="mina&all=1" />);
  expect(screen.getByRole('link', { name: 'Write a message' })).toHaveAttribute(
    'href',
    '/backoffice/messages/new?account=mina%26all%3D1',
  );
});
