import { setSetting } from '@/lib/content/settings/commands';
import { inTransaction, type Db } from '@/lib/db/client';
import { createPreparedAnswer } from '@/lib/inbox/prepared-answers/commands';
import { listPreparedAnswers } from '@/lib/inbox/prepared-answers/queries';
import { writeAsOperator, writeAsPerson, closeChat } from '@/lib/inbox/chat/commands';
import { findOwnChat } from '@/lib/inbox/chat/queries';
import { createMessage, messageOfRequest } from '@/lib/inbox/messages/commands';
import { sendDueMessages } from '@/lib/inbox/messages/jobs';
import { createSegment } from '@/lib/reporting/segments/commands';
import { listSegments } from '@/lib/reporting/segments/queries';
import type { SegmentRule } from '@/lib/reporting/segments/types';

const SEGMENTS: readonly { name: string; rule: SegmentRule }[] = [
  {
    name: 'Depositors of the last 30 days',
    rule: {
      match: 'all',
      conditions: [{ field: 'depositCount', period: { days: 30 }, atLeast: 1 }],
    },
  },
  {
    name: 'Not seen for two weeks',
    rule: {
      match: 'all',
      conditions: [
        { field: 'status', values: ['active'], not: false },
        { field: 'lastLoginAgo', atLeast: 14, never: true },
      ],
    },
  },
];

const ANSWERS = [
  {
    title: 'Greeting',
    texts: {
      en: 'Hello! How can I help you?',
      zh: '您好！请问有什么可以帮您？',
      th: 'สวัสดีค่ะ มีอะไรให้ช่วยไหมคะ',
      vi: 'Xin chào! Tôi có thể giúp gì cho bạn?',
      ar: 'مرحبًا! كيف يمكنني مساعدتك؟',
    },
  },
  {
    title: 'Deposit under way',
    texts: {
      en: 'Your deposit is being checked. This usually takes a few minutes.',
      zh: '您的存款正在核对，通常需要几分钟。',
      th: 'กำลังตรวจสอบยอดฝากของคุณ โดยปกติใช้เวลาไม่กี่นาที',
      vi: 'Khoản nạp của bạn đang được kiểm tra, thường mất vài phút.',
      ar: 'يجري التحقق من إيداعك، ويستغرق ذلك عادةً بضع دقائق.',
    },
  },
];

const REQUEST = 'demo-welcome-message';

/** Segments, prepared answers, a message to all members, and a conversation of the live chat, which is open at all hours. */
export async function seedInbox(
  db: Db,
  members: readonly { account: string; memberId: bigint }[],
): Promise<void> {
  const operator = await db
    .selectFrom('backoffice.operator')
    .select('id')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  if ((await listSegments(db)).length === 0) for (const each of SEGMENTS) await createSegment(db, each);
  if ((await listPreparedAnswers(db)).length === 0)
    await inTransaction(db, async (tx) => {
      for (const each of ANSWERS) await createPreparedAnswer(tx, each);
    });
  if ((await messageOfRequest(db, REQUEST)) === undefined) {
    await inTransaction(db, (tx) =>
      createMessage(
        tx,
        {
          title: {
            en: 'New: chat with us',
            zh: '全新上线：在线客服',
            th: 'ใหม่: แชทกับเรา',
            vi: 'Mới: trò chuyện với chúng tôi',
            ar: 'جديد: تحدث معنا',
          },
          body: {
            en: '<p>Questions about a deposit or a game? Open <strong>customer service</strong> and write to us.</p>',
            zh: '<p>对存款或游戏有疑问？打开<strong>客服</strong>即可与我们联系。</p>',
            th: '<p>มีคำถามเรื่องการฝากหรือเกม? เปิด<strong>ฝ่ายบริการลูกค้า</strong>แล้วเขียนถึงเรา</p>',
            vi: '<p>Thắc mắc về nạp tiền hay trò chơi? Mở <strong>chăm sóc khách hàng</strong> và nhắn cho chúng tôi.</p>',
            ar: '<p>لديك سؤال عن إيداع أو لعبة؟ افتح <strong>خدمة العملاء</strong> واكتب إلينا.</p>',
          },
          audience: { kind: 'all' },
          link: null,
          startsAt: null,
          expiresAt: null,
          requestId: REQUEST,
        },
        operator.id,
      ),
    );
    await sendDueMessages(db);
  }
  for (const [key, value] of Object.entries({
    serviceChat: true,
    serviceChatFromHour: 0,
    serviceChatUntilHour: 24,
  }))
    await setSetting(db, key, value);
  await seedChats(db, members, operator.id);
}

/** A conversation that is closed, and one that waits. */
async function seedChats(
  db: Db,
  members: readonly { account: string; memberId: bigint }[],
  operatorId: bigint,
): Promise<void> {
  const [first, second] = members;
  const ask = async (memberId: bigint, text: string) =>
    (await findOwnChat(db, { memberId }))
      ? undefined
      : writeAsPerson(db, {
          person: { memberId },
          ip: '203.0.113.7',
          language: 'en',
          text,
          requestId: `demo-question-${memberId}`,
        });
  const answered = first && (await ask(first.memberId, 'Hello, where do I find my bets of last week?'));
  if (answered !== undefined)
    await inTransaction(db, async (tx) => {
      const text = 'Hello! They are under Member centre, Records.';
      await writeAsOperator(tx, { id: answered, operatorId, text, requestId: 'demo-answer-1' });
      await closeChat(tx, answered);
    });
  if (second) await ask(second.memberId, 'My deposit has not arrived yet. Can you have a look?');
}
