import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, type screen } from 'storybook/test';
import { StoryShell } from '@partshop/features/core/testing';
import { consentWatchers } from './consent-watchers.saga.ts';
import { CONSENT_KEY, parseChoice, toChoice } from './consent-choice.ts';
import { answering, recording } from './mocks/handlers.ts';
import { routes, visit } from './testing/story-shop.tsx';

const meta = {
  title: 'Screens/Consent',
  component: StoryShell,
  args: { routes, path: '/', watchers: { consent: consentWatchers } },
  // The page is longer than a window, and a picture of the whole page has no place for fixed elements.
  parameters: { layout: 'fullscreen', visual: false },
  beforeEach({ msw }) {
    msw.use(...answering());
    return visit();
  },
} satisfies Meta<typeof StoryShell>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Pick<typeof screen, 'findByRole' | 'queryByRole'>;

/** The banner, once it takes presses. */
async function findBanner(canvas: Canvas): Promise<HTMLElement> {
  const banner = await canvas.findByRole('region', { name: 'Что нам можно запоминать' });
  await waitFor(() => expect(getComputedStyle(banner).pointerEvents).toBe('auto'));
  return banner;
}
const choice = () => parseChoice(localStorage.getItem(CONSENT_KEY));

/** The banner does not take the focus or move the page. */
export const FirstVisit: Story = {
  async play({ canvas }) {
    const heading = await canvas.findByRole('heading', { name: 'Запчасти' });
    const { top } = heading.getBoundingClientRect();
    const banner = await findBanner(canvas);
    await expect(heading.getBoundingClientRect().top).toBe(top);
    await expect(document.body).toHaveFocus();
    const [refuse, allow] = [
      canvas.getByRole('button', { name: 'Только необходимое' }),
      canvas.getByRole('button', { name: 'Разрешить' }),
    ];
    await expect(allow.offsetWidth).toBe(refuse.offsetWidth);
    await expect(getComputedStyle(allow).backgroundColor).toBe(getComputedStyle(refuse).backgroundColor);
    await expect(banner.offsetHeight).toBeLessThan(200);
  },
};

export const Allowed: Story = {
  async play({ canvas, userEvent }) {
    await findBanner(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Разрешить' }));
    await waitFor(() => expect(canvas.queryByRole('region')).not.toBeInTheDocument());
    await expect(choice()).toMatchObject({ analytics: true, chat: true });
  },
};

export const Refused: Story = {
  async play({ canvas, userEvent }) {
    await findBanner(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Только необходимое' }));
    await waitFor(() => expect(canvas.queryByRole('region')).not.toBeInTheDocument());
    await expect(choice()).toMatchObject({ analytics: false, chat: false });
  },
};

const log = recording();
/** What is sent waits for an idle moment, of which a busy computer has few. */
const WHEN_IDLE = { timeout: 8000 };

/** Opened from the footer: it shows the current choice and takes the focus; Escape changes nothing. */
export const AskedAgain: Story = {
  beforeEach({ msw }) {
    log.sent.length = 0;
    msw.use(...log.handlers);
    return visit({ analytics: true, chat: true });
  },
  async play({ canvas, userEvent }) {
    const link = await canvas.findByRole('link', { name: 'Настройки cookie' });
    // A logged visit means that the watchers run and handle the link.
    await waitFor(() => expect(log.sent).toHaveLength(1), WHEN_IDLE);
    await userEvent.click(link);
    const banner = await findBanner(canvas);
    await expect(banner).toHaveTextContent('Сейчас разрешено всё.');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Что нам можно запоминать' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(banner).not.toBeInTheDocument());
    await expect(link).toHaveFocus();
    await expect(choice()).toMatchObject({ analytics: true, chat: true });
    await userEvent.click(link);
    await findBanner(canvas);
  },
};

/** The Tab key reaches the banner before the page, and goes on to the page. */
export const ByKeyboard: Story = {
  async play({ canvas, userEvent }) {
    await findBanner(canvas);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Подробнее' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    const first = canvas.getByRole('link', { name: 'Чат' });
    await expect(first).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('region')).not.toBeInTheDocument());
    await expect(choice()).toMatchObject({ analytics: false });
  },
};

/** Focused elements further down are scrolled to above the banner. */
export const FocusIsNotCovered: Story = {
  async play({ canvas }) {
    const banner = await findBanner(canvas);
    await waitFor(() => expect(document.documentElement.style.scrollPaddingBlockEnd).not.toBe(''));
    for (const name of ['MANN-FILTER W 712', 'MANN-FILTER W 779', 'Настройки cookie']) {
      const link = canvas.getByRole('link', { name });
      link.focus();
      await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(banner.getBoundingClientRect().top + 1);
    }
    window.scrollTo(0, 0);
  },
};

/** An answer in another tab closes the banner. */
export const AnsweredInAnotherTab: Story = {
  async play({ canvas }) {
    const banner = await findBanner(canvas);
    const newValue = JSON.stringify(toChoice({ analytics: false, chat: false }, new Date()));
    window.dispatchEvent(new StorageEvent('storage', { key: CONSENT_KEY, newValue }));
    await waitFor(() => expect(banner).not.toBeInTheDocument());
  },
};

/** Pages and searches are logged once that is allowed, without the query; nothing before. */
export const VisitsAreLogged: Story = {
  beforeEach({ msw }) {
    log.sent.length = 0;
    msw.use(...log.handlers);
  },
  async play({ canvas, userEvent }) {
    await findBanner(canvas);
    await userEvent.click(canvas.getByRole('link', { name: 'MANN-FILTER W 700' }));
    await canvas.findByRole('heading', { name: 'Фильтр масляный' });
    await expect(log.sent).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Разрешить' }));
    await waitFor(
      () =>
        expect(log.sent).toEqual([
          { call: 'page', body: { RequestUrl: '/price/mann/W700', PageTitle: 'Фильтр масляный' } },
        ]),
      WHEN_IDLE,
    );
  },
};

/** The time of a search is measured from the start of its navigation. */
export const SearchesAreTimed: Story = {
  beforeEach({ msw }) {
    log.sent.length = 0;
    msw.use(...log.handlers);
    return visit({ analytics: true, chat: false });
  },
  async play({ canvas, userEvent }) {
    await waitFor(() => expect(log.sent).toHaveLength(1), WHEN_IDLE);
    await userEvent.click(canvas.getByRole('link', { name: 'MANN-FILTER W 701' }));
    await waitFor(() => expect(log.sent).toHaveLength(3), WHEN_IDLE);
    const search = log.sent.find(({ call }) => call === 'search')?.body as Record<string, unknown>;
    await expect(search).toMatchObject({ PageUrl: '/price/mann/W701' });
    await expect(search['ElapsedTime']).toBeGreaterThanOrEqual(0);
    await expect(search['ElapsedTime']).toBeLessThan(10_000);
    await expect(String(search['UserAgentName'])).toMatch(/^[\w ]+ \d+$/);
  },
};

const shown: Story = {
  async play({ canvas }) {
    await canvas.findByRole('region');
  },
};

export const Phone: Story = { ...shown, globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { ...shown, globals: { theme: 'dark' } };

export const Contrast: Story = { ...shown, globals: { theme: 'contrast' } };

export const RightToLeft: Story = { ...shown, globals: { locale: 'ar' } };

export const RightToLeftPhone: Story = { ...shown, globals: { locale: 'ar', viewport: { value: 'phone' } } };
