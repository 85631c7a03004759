ALTER TABLE "questionnaire_answers" ADD COLUMN "os" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "questionnaire_answers" ADD COLUMN "appVersion" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "questionnaire_answers" ADD COLUMN "osVersion" text DEFAULT '' NOT NULL;