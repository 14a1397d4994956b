import { expect, type Page } from '@playwright/test';

interface Found {
  /** What another element stands over. */
  readonly covered: string[];
  /** What is smaller than a finger. */
  readonly small: string[];
  readonly looked: number;
}

const controls = 'a[href], button, input, select, textarea, [role="tab"]';

/** Looks at the middle of every control that is shown, once it is scrolled to. */
const look = (page: Page, within: string): Promise<Found> =>
  page.evaluate(
    ({ within, controls }) => {
      const found = { covered: [] as string[], small: [] as string[], looked: 0 };
      const places = [...document.querySelectorAll(within)];
      for (const control of places.flatMap((place) => [...place.querySelectorAll<HTMLElement>(controls)])) {
        control.scrollIntoView({ block: 'center', inline: 'center' });
        const { left, top, width, height } = control.getBoundingClientRect();
        // What is there for screen readers alone has no place of its own.
        if (!control.checkVisibility({ visibilityProperty: true }) || Math.min(width, height) < 2) continue;
        found.looked += 1;
        const name = control.getAttribute('aria-label') ?? (control.textContent?.trim() || control.tagName);
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        const isHit = hit !== null && (control.contains(hit) || hit.contains(control) || hit.closest('label')?.control === control);
        if (!isHit) found.covered.push(name);
        const area = control.closest('label')?.getBoundingClientRect() ?? { width, height };
        if (!control.closest('p') && Math.min(area.width, area.height) < 43.5) found.small.push(`${name} ${area.width}×${area.height}`);
      }
      return found;
    },
    { within, controls },
  );

/** On a screen that is touched every control is as large as a finger, and none stands over another. */
export async function canBeTouched(page: Page, within: string): Promise<void> {
  await page.locator(within).first().waitFor();
  const found = await look(page, within);
  expect(found.looked).toBeGreaterThan(0);
  expect(found).toEqual({ covered: [], small: [], looked: expect.any(Number) });
}
