import type { Notification } from '@engawa/contract/notifications/schemas';
import {
  BadgeCheck,
  Bell,
  Building2,
  CalendarCheck,
  CalendarClock,
  CalendarX,
  CircleHelp,
  Clock,
  FileUser,
  FileX,
  Flag,
  FolderInput,
  Handshake,
  Hourglass,
  type LucideIcon,
  MailOpen,
  PartyPopper,
  Search,
  UserMinus,
  UserPlus,
} from 'lucide-react';

const icons: Record<Notification['kind'], LucideIcon> = {
  companyAsked: UserPlus,
  companyAccepted: Handshake,
  companyDeclined: Building2,
  companyRequestEnded: Clock,
  eventChanged: CalendarClock,
  eventCancelled: CalendarX,
  eventPlaceFreed: CalendarCheck,
  studentAsked: UserPlus,
  studentAccepted: Handshake,
  studentRequestEnded: Clock,
  companyMovedSlot: CalendarClock,
  companyCalledOffSlot: CalendarX,
  companySlotSoon: Clock,
  studentPickedSlot: CalendarCheck,
  studentAskedOtherSlots: CalendarClock,
  studentMovedSlot: CalendarClock,
  studentCalledOffSlot: CalendarX,
  releasedFromSlot: CalendarX,
  studentSlotSoon: Clock,
  studentLeftSlot: CalendarX,
  studentSharedStay: FileUser,
  filterFits: Search,
  searchFits: Search,
  jobClosesSoon: CalendarClock,
  jobClosed: CalendarX,
  savedJobClosing: CalendarClock,
  applicationInProgress: Hourglass,
  applicationOffered: PartyPopper,
  applicationDeclined: MailOpen,
  confirmApplication: CircleHelp,
  offerReplySoon: Clock,
  offerExtended: CalendarClock,
  offerWithdrawn: FileX,
  studentAcceptedOffer: PartyPopper,
  studentDeclinedOffer: UserMinus,
  studentAskedOfferTime: CalendarClock,
  studentApplied: FileUser,
  studentWithdrew: UserMinus,
  applicantAssigned: FolderInput,
  applicantsWaiting: Hourglass,
  companyVerified: BadgeCheck,
  companyUnverified: Building2,
  workHandedOver: FolderInput,
  colleagueLeft: UserMinus,
  fileRemoved: FileX,
  reportDecided: Flag,
  other: Bell,
};

export function KindIcon({ kind, unread }: { kind: Notification['kind']; unread: boolean }) {
  const Icon = icons[kind] ?? Bell;
  return (
    <span
      className={`relative grid size-9 shrink-0 place-items-center rounded-full ${unread ? 'bg-ai-soft text-ai-2' : 'bg-washi text-sumi-2'}`}
    >
      <Icon aria-hidden className="size-4.5" />
      {unread && (
        <span className="absolute top-0 right-0 size-2.5 rounded-full border-2 border-paper bg-kaki-ink" />
      )}
    </span>
  );
}
