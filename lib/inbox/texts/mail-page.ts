import type { ThemeTokens } from '@/lib/platform/theme/types';

export interface MailPage {
  language: string;
  direction: 'ltr' | 'rtl';
  title: string;
  paragraphs: readonly string[];
  code: string | undefined;
  action: { link: string; label: string } | undefined;
  foot: string;
  /** The colours of the light theme. */
  tokens: ThemeTokens;
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ESCAPES[character]!);

/** Renders an email as HTML; all texts are escaped. Styles are inline, because mail programs drop style sheets. */
export function renderMailPage({
  language,
  direction,
  title,
  paragraphs,
  code,
  action,
  foot,
  tokens,
}: MailPage): string {
  const of = (token: string) => tokens[`color-${token}`]!;
  const body = paragraphs.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`).join('');
  const big = code
    ? `<p dir="ltr" style="margin:0 0 16px;font-size:32px;font-weight:700;letter-spacing:6px">${escapeHtml(code)}</p>`
    : '';
  const button = action
    ? `<p style="margin:0 0 16px"><a href="${escapeHtml(action.link)}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:${tokens['background-color-amber']};color:${of('amber-ink')};font-weight:700;text-decoration:none">${escapeHtml(action.label)}</a></p>
<p dir="ltr" style="margin:0 0 16px;font-size:13px;word-break:break-all">${escapeHtml(action.link)}</p>`
    : '';
  return `<!doctype html>
<html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px;background:${of('ground')};color:${of('ink')};font:16px/1.5 'Noto Sans',Arial,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:28px;border:1px solid ${of('sunken')};border-radius:12px;background:${of('surface')}">
<h1 style="margin:0 0 16px;font-size:20px">${escapeHtml(title)}</h1>
${body}${big}${button}
<p style="margin:24px 0 0;font-size:13px;color:${of('muted')}">${escapeHtml(foot)}</p>
</div></body></html>`;
}
