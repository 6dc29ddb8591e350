import { CheckboxField, DatePicker, SelectField, TextField } from '@partshop/ui';

const places = [
  { value: 'lesnaya', label: 'Лесная, 5' },
  { value: 'sadovaya', label: 'Садовая, 12' },
];

export function Request() {
  return (
    <form className="partner-parts">
      <TextField label="Телефон" name="phone" type="tel" hint="Позвоним, когда деталь придёт" />
      <SelectField label="Где поставить" name="place" items={places} />
      <DatePicker
        label="Когда удобно"
        name="day"
        locale="ru"
        today="2026-06-15"
        texts={{ calendar: 'Выбрать день', previous: 'Прошлый месяц', next: 'Следующий месяц' }}
      />
      <CheckboxField label="Вернуть старый фильтр" name="old" value="1" />
    </form>
  );
}
