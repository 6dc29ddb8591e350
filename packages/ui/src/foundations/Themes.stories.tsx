import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { createPartnerTheme } from '../theme/partner-theme.ts';
import { PARTNER_SAMPLES } from './docs/partner-samples.ts';
import { ThemeEditor } from './docs/ThemeEditor.tsx';
import { ThemeSample } from './docs/ThemeSample.tsx';

const meta = { title: 'Foundations/Themes', parameters: { controls: { disable: true } } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const side = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
  gap: 'var(--ps-space-4)',
} as const;

/** Parts of one page, each in its own theme. */
export const AllThemes: Story = {
  render: () => (
    <div style={{ ...side, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 440px), 1fr))' }}>
      <ThemeSample theme="light" name="light" />
      <ThemeSample theme="dark" name="dark" />
      <ThemeSample theme="contrast" name="contrast" style={{ colorScheme: 'light' }} />
      <ThemeSample theme="contrast" name="contrast-dark" style={{ colorScheme: 'dark' }} />
    </div>
  ),
};

/** Partner themes, each made from ten values. */
export const PartnerThemes: Story = {
  render: () => (
    <div style={side}>
      {Object.entries(PARTNER_SAMPLES).map(([name, values]) => {
        const { scheme, colors, shape } = createPartnerTheme(values);
        return (
          <ThemeSample
            key={name}
            theme={`partner-${name.toLowerCase()}`}
            name={name}
            style={{ colorScheme: scheme, ...colors, ...shape }}
          />
        );
      })}
    </div>
  ),
};

/** An editor: corrects colours without enough contrast, and reports each correction. */
export const Editor: Story = {
  render: () => <ThemeEditor />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('Every value is kept as it is');
    const accent = canvas.getByRole('textbox', { name: 'accent' });
    await userEvent.clear(accent);
    await userEvent.type(accent, '#ffe9');
    await expect(canvas.getByText("accent: '#ffe9' is no hex code of six digits")).toBeVisible();
    await userEvent.type(accent, '00');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 of the ten values had to be moved');
    await expect(canvas.getByRole('list', { name: 'Moved values' })).toHaveTextContent('accent #ffe900 →');
    await fireEvent.input(canvas.getByLabelText('Pick canvas'), { target: { value: '#101418' } });
    await expect(canvas.getByRole('region', { name: 'Style sheet' })).toHaveTextContent('color-scheme: dark');
    await userEvent.click(canvas.getByRole('button', { name: 'Kiln' }));
    await expect(accent).toHaveValue(PARTNER_SAMPLES.Kiln.accent);
  },
};

export const EditorOnPhone: Story = {
  render: () => <ThemeEditor />,
  globals: { viewport: { value: 'phone' } },
};

export const HighContrast: Story = {
  render: () => <ThemeEditor />,
  globals: { theme: 'contrast' },
};
