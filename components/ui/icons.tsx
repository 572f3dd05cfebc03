import type { SVGProps } from 'react';
import { classes } from './classes';
import { ICON_SHEET } from './icon-address';
import type { IconName } from './icon-names';

export type IconComponent = (props: SVGProps<SVGSVGElement>) => React.JSX.Element;

/**
 * An icon as a reference to the sheet of all (icon-sheet.ts): 90 bytes of a page for each, where its drawing would be
 * 430 and a part to wake in the browser; home has a hundred of them.
 */
function icon(name: IconName): IconComponent {
  return function Icon({ className, ...rest }) {
    return (
      <svg {...rest} className={classes('icon', className)}>
        <use href={`${ICON_SHEET}#${name}`} />
      </svg>
    );
  };
}

export const Apple = /* @__PURE__ */ icon('apple');
export const ArrowDownToLine = /* @__PURE__ */ icon('arrow-down-to-line');
export const ArrowLeft = /* @__PURE__ */ icon('arrow-left');
export const ArrowUp = /* @__PURE__ */ icon('arrow-up');
export const ArrowUpFromLine = /* @__PURE__ */ icon('arrow-up-from-line');
export const AtSign = /* @__PURE__ */ icon('at-sign');
export const BadgeCheck = /* @__PURE__ */ icon('badge-check');
export const Bell = /* @__PURE__ */ icon('bell');
export const BookCheck = /* @__PURE__ */ icon('book-check');
export const BookOpen = /* @__PURE__ */ icon('book-open');
export const Braces = /* @__PURE__ */ icon('braces');
export const ChartNoAxesCombined = /* @__PURE__ */ icon('chart-no-axes-combined');
export const Check = /* @__PURE__ */ icon('check');
export const CheckCheck = /* @__PURE__ */ icon('check-check');
export const Cherry = /* @__PURE__ */ icon('cherry');
export const ChevronDown = /* @__PURE__ */ icon('chevron-down');
export const ChevronLeft = /* @__PURE__ */ icon('chevron-left');
export const ChevronRight = /* @__PURE__ */ icon('chevron-right');
export const ChevronsRight = /* @__PURE__ */ icon('chevrons-right');
export const CircleAlert = /* @__PURE__ */ icon('circle-alert');
export const CircleCheck = /* @__PURE__ */ icon('circle-check');
export const CircleHelp = /* @__PURE__ */ icon('circle-question-mark');
export const ClipboardList = /* @__PURE__ */ icon('clipboard-list');
export const CloudOff = /* @__PURE__ */ icon('cloud-off');
export const Club = /* @__PURE__ */ icon('club');
export const Copy = /* @__PURE__ */ icon('copy');
export const Crown = /* @__PURE__ */ icon('crown');
export const Dices = /* @__PURE__ */ icon('dices');
export const Download = /* @__PURE__ */ icon('download');
export const ExternalLink = /* @__PURE__ */ icon('external-link');
export const Eye = /* @__PURE__ */ icon('eye');
export const EyeOff = /* @__PURE__ */ icon('eye-off');
export const Feather = /* @__PURE__ */ icon('feather');
export const FileJson = /* @__PURE__ */ icon('file-braces');
export const Fingerprint = /* @__PURE__ */ icon('fingerprint-pattern');
export const Fish = /* @__PURE__ */ icon('fish');
export const Flame = /* @__PURE__ */ icon('flame');
export const Gamepad2 = /* @__PURE__ */ icon('gamepad-2');
export const Gauge = /* @__PURE__ */ icon('gauge');
export const Gift = /* @__PURE__ */ icon('gift');
export const Globe = /* @__PURE__ */ icon('globe');
export const HandCoins = /* @__PURE__ */ icon('hand-coins');
export const Handshake = /* @__PURE__ */ icon('handshake');
export const Headset = /* @__PURE__ */ icon('headset');
export const Heart = /* @__PURE__ */ icon('heart');
export const History = /* @__PURE__ */ icon('rotate-ccw-clock');
export const House = /* @__PURE__ */ icon('house');
export const ImagePlus = /* @__PURE__ */ icon('image-plus');
export const Info = /* @__PURE__ */ icon('info');
export const Landmark = /* @__PURE__ */ icon('landmark');
export const Languages = /* @__PURE__ */ icon('languages');
export const LayoutDashboard = /* @__PURE__ */ icon('layout-dashboard');
export const Link2 = /* @__PURE__ */ icon('link-2');
export const ListChecks = /* @__PURE__ */ icon('list-checks');
export const LoaderCircle = /* @__PURE__ */ icon('loader-circle');
export const LogOut = /* @__PURE__ */ icon('log-out');
export const Mail = /* @__PURE__ */ icon('mail');
export const MailCheck = /* @__PURE__ */ icon('mail-check');
export const Maximize = /* @__PURE__ */ icon('maximize');
export const Medal = /* @__PURE__ */ icon('medal');
export const Megaphone = /* @__PURE__ */ icon('megaphone');
export const Menu = /* @__PURE__ */ icon('menu');
export const MessageCircle = /* @__PURE__ */ icon('message-circle');
export const MessageSquare = /* @__PURE__ */ icon('message-square');
export const MessageSquareText = /* @__PURE__ */ icon('message-square-text');
export const MessagesSquare = /* @__PURE__ */ icon('messages-square');
export const Minimize = /* @__PURE__ */ icon('minimize');
export const Minus = /* @__PURE__ */ icon('minus');
export const MonitorDown = /* @__PURE__ */ icon('monitor-down');
export const MonitorSmartphone = /* @__PURE__ */ icon('monitor-smartphone');
export const Moon = /* @__PURE__ */ icon('moon');
export const Network = /* @__PURE__ */ icon('network');
export const Newspaper = /* @__PURE__ */ icon('newspaper');
export const PackageOpen = /* @__PURE__ */ icon('package-open');
export const Pause = /* @__PURE__ */ icon('pause');
export const PenLine = /* @__PURE__ */ icon('pen-line');
export const Percent = /* @__PURE__ */ icon('percent');
export const Phone = /* @__PURE__ */ icon('phone');
export const Play = /* @__PURE__ */ icon('play');
export const Plus = /* @__PURE__ */ icon('plus');
export const ReceiptText = /* @__PURE__ */ icon('receipt-text');
export const RefreshCw = /* @__PURE__ */ icon('refresh-cw');
export const RotateCw = /* @__PURE__ */ icon('rotate-cw');
export const Scale = /* @__PURE__ */ icon('scale');
export const ScrollText = /* @__PURE__ */ icon('scroll-text');
export const Search = /* @__PURE__ */ icon('search');
export const Send = /* @__PURE__ */ icon('send');
export const ShieldAlert = /* @__PURE__ */ icon('shield-alert');
export const ShieldCheck = /* @__PURE__ */ icon('shield-check');
export const ShieldQuestion = /* @__PURE__ */ icon('shield-question-mark');
export const Smartphone = /* @__PURE__ */ icon('smartphone');
export const Spade = /* @__PURE__ */ icon('spade');
export const Store = /* @__PURE__ */ icon('store');
export const Sun = /* @__PURE__ */ icon('sun');
export const Ticket = /* @__PURE__ */ icon('ticket');
export const TicketPercent = /* @__PURE__ */ icon('ticket-percent');
export const Trash2 = /* @__PURE__ */ icon('trash');
export const Trophy = /* @__PURE__ */ icon('trophy');
export const Unlink2 = /* @__PURE__ */ icon('unlink-2');
export const UserPlus = /* @__PURE__ */ icon('user-plus');
export const UserRound = /* @__PURE__ */ icon('user-round');
export const UsersRound = /* @__PURE__ */ icon('users-round');
export const Volume2 = /* @__PURE__ */ icon('volume-2');
export const VolumeX = /* @__PURE__ */ icon('volume-x');
export const Wallet = /* @__PURE__ */ icon('wallet');
export const WifiOff = /* @__PURE__ */ icon('wifi-off');
export const X = /* @__PURE__ */ icon('x');
export const Zap = /* @__PURE__ */ icon('zap');
export const ZapOff = /* @__PURE__ */ icon('zap-off');
