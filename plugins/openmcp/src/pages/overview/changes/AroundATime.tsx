import { FormEvent, useId, useState } from 'react';
import {
  Button,
  Dialog,
  DialogBody,
  DialogFooter,
  DialogHeader,
  DialogTrigger,
  TextField,
} from '@backstage/ui';
import { parseMoment } from '../../../time';
import { useTranslation } from '../../../language';
import styles from './ChangesSection.module.css';

function useTimeForm(now: number, onChoose: (time: string) => void) {
  const [isOpen, setOpen] = useState(false);
  const [time, setTime] = useState('');
  const [isTried, setTried] = useState(false);
  const moment = parseMoment(time.trim() || null, now);
  const isRight = moment !== undefined && moment <= now;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The dialog is drawn elsewhere, but its events come by here.
    event.stopPropagation();
    setTried(true);
    if (isRight) {
      onChoose(time.trim());
      setOpen(false);
      setTried(false);
    }
  };
  return {
    isOpen,
    setOpen,
    time,
    setTime,
    isWrong: isTried && !isRight,
    submit,
  };
}

/**
 * Asks for a time around which to show what changed.
 *
 * @internal
 */
export function AroundATime(props: {
  /** Milliseconds since 1970. */
  now: number;
  onChoose: (time: string) => void;
}) {
  const { t } = useTranslation();
  const formId = useId();
  const form = useTimeForm(props.now, props.onChoose);
  return (
    <DialogTrigger isOpen={form.isOpen} onOpenChange={form.setOpen}>
      <Button size="small" variant="secondary">
        {t('overview.changes.aroundTime')}
      </Button>
      <Dialog>
        <DialogHeader>{t('overview.changes.aroundTitle')}</DialogHeader>
        <DialogBody>
          <form
            id={formId}
            className={styles.fields}
            onSubmit={form.submit}
            noValidate
          >
            <TextField
              // eslint-disable-next-line jsx-a11y/no-autofocus
              autoFocus
              label={t('overview.changes.aroundField')}
              description={t('overview.changes.aroundDescription', {
                example: `${new Date(props.now).toISOString().slice(0, 16)}Z`,
              })}
              value={form.time}
              onChange={form.setTime}
              validationBehavior="aria"
              isInvalid={form.isWrong}
            />
            <div role="status">
              {form.isWrong && t('overview.changes.aroundWrong')}
            </div>
          </form>
        </DialogBody>
        <DialogFooter>
          <Button slot="close" variant="secondary">
            {t('overview.changes.cancel')}
          </Button>
          <Button type="submit" form={formId} variant="primary">
            {t('overview.changes.aroundShow')}
          </Button>
        </DialogFooter>
      </Dialog>
    </DialogTrigger>
  );
}
