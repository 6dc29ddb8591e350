import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { loadWith } from '@partshop/features/core';
import { StoryShell } from '@partshop/features/core/testing';
import { load } from './language.panel.ts';
import { LanguageOffer } from './LanguageOffer.tsx';
import { olga } from './mocks/handlers.ts';

function Page() {
  return (
    <>
      <LanguageOffer />
      <main>
        <h1>W 712/75</h1>
      </main>
    </>
  );
}

const meta = {
  title: 'Screens/LanguageOffer',
  component: StoryShell,
  args: {
    routes: [{ path: '/basket', handle: { query: ['view'] }, loader: loadWith(load), Component: Page }],
    path: '/basket?view=table',
    currentUser: { ...olga, ClientConfig: { ...olga.ClientConfig, Language: 'en' } },
  },
} satisfies Meta<typeof StoryShell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The same page in the language of the settings, as a link; nothing redirects. */
export const Offered: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /Открыть эту страницу: .?English/ });
    await expect(link).toHaveAttribute('href', '/en/basket?view=table');
    await expect(link).toHaveAttribute('hreflang', 'en');
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
