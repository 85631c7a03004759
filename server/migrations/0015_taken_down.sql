CREATE TABLE "taken_down" (
	"workKey" text NOT NULL,
	"language" smallint NOT NULL,
	"number" text NOT NULL,
	"why" text NOT NULL,
	"at" integer NOT NULL,
	CONSTRAINT "taken_down_workKey_language_number_pk" PRIMARY KEY("workKey","language","number")
);
