import type { ReportReason } from '@contracts/moderation';
import { IconAlertOctagon, IconDots, IconEyeOff, IconFlame, IconMailOff, IconMoodAngry, IconSpy, IconZoomMoney } from '@tabler/icons-react';

export const REASON_ICON: Record<ReportReason, typeof IconDots> = {
  hate_speech: IconFlame,
  harassment: IconMoodAngry,
  spam: IconMailOff,
  nudity: IconEyeOff,
  violence: IconAlertOctagon,
  scam: IconZoomMoney,
  impersonation: IconSpy,
  other: IconDots,
};
